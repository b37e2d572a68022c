import { memo } from "react";
import { useShell } from "../../shellContext.ts";
import { Brand } from "./Brand.tsx";

/** The configured groups of links, and the note below them: the same on every page. */
export const Footer = memo(function Footer() {
  const { shell, href } = useShell();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-brand">
          <Brand />
          <p>{shell.footer.note}</p>
        </div>
        {shell.footer.groups.map((group) => (
          <div key={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <a href={href(link.href)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
});
