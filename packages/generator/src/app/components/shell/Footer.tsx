import { memo } from "react";
import { useShell } from "../../shellContext.ts";
import { LinkList } from "../LinkList.tsx";
import { Brand } from "./Brand.tsx";

/** The configured groups of links and the note. Memoized, because it is the same on every page. */
export const Footer = memo(function Footer() {
  const { shell } = useShell();
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
            <LinkList links={group.links} />
          </div>
        ))}
      </div>
    </footer>
  );
});
