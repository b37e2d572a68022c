import type { MarkdownIt } from "markdown-it";

/** The shortcodes that documentation uses; others stay as they are written. */
const EMOJI: Record<string, string> = {
  "+1": "👍",
  "-1": "👎",
  bell: "🔔",
  book: "📖",
  books: "📚",
  boom: "💥",
  bug: "🐛",
  bulb: "💡",
  calendar: "📅",
  chart_with_upwards_trend: "📈",
  clock1: "🕐",
  construction: "🚧",
  email: "📧",
  envelope: "✉️",
  exclamation: "❗",
  eyes: "👀",
  fire: "🔥",
  gear: "⚙️",
  gift: "🎁",
  globe_with_meridians: "🌐",
  hammer: "🔨",
  heart: "❤️",
  heavy_check_mark: "✔️",
  hourglass: "⌛",
  information_source: "ℹ️",
  key: "🔑",
  link: "🔗",
  lock: "🔒",
  mag: "🔍",
  memo: "📝",
  no_entry: "⛔",
  package: "📦",
  point_right: "👉",
  question: "❓",
  rocket: "🚀",
  rotating_light: "🚨",
  shield: "🛡️",
  smile: "😄",
  sparkles: "✨",
  star: "⭐",
  tada: "🎉",
  thumbsdown: "👎",
  thumbsup: "👍",
  unlock: "🔓",
  warning: "⚠️",
  wave: "👋",
  white_check_mark: "✅",
  wrench: "🔧",
  x: "❌",
  zap: "⚡",
};
const SHORTCODE = /(?<=^|[\s(])(?::([a-z0-9_+-]+):)(?=$|[\s.,;!?)])/g;

/** `:tada:` and the like in running text, as on GitHub. */
export function emoji(markdown: MarkdownIt) {
  markdown.core.ruler.after("inline", "emoji", ({ tokens }) => {
    for (const child of tokens.flatMap(({ children }) => children ?? [])) {
      if (child.type !== "text" || !child.content.includes(":")) continue;
      child.content = child.content.replace(SHORTCODE, (written, name: string) => EMOJI[name] ?? written);
    }
  });
}
