/** What options do, with their defaults. */
const OPTIONS = {
  "--content DIR": "folder with docs/, blog/, pages/ and data/ (content)",
  "--public DIR": "folder that is copied as it is (public)",
  "--out DIR": "folder of the built site (dist)",
  "--port N": "port to serve on; the next free one if it is taken (3000)",
  "--host NAME": "address to listen on (localhost)",
  "--open": "show the site in the browser",
  "--changed": "check the files that differ from the last commit",
  "--strict": "warnings are errors",
  "--keep-going": "write the site in spite of errors",
  "--no-cache": "compile and render everything anew",
  "--verbose": "show every warning, and where in the code a failure comes from",
  "--write": "send the records; without it, they are only counted",
};

/** @typedef {{ does: string, usage: string[], options?: (keyof typeof OPTIONS)[] }} Help */

/** @type {(keyof typeof OPTIONS)[]} */
const SOURCES = ["--content DIR", "--public DIR"];
/** @type {(keyof typeof OPTIONS)[]} */
const BUILD = [...SOURCES, "--out DIR", "--strict", "--keep-going", "--no-cache", "--verbose"];

/** @type {Record<string, Help>} */
const COMMANDS = {
  start: {
    does: "Builds the site and serves it.",
    usage: [""],
    options: [...BUILD, "--port N", "--host NAME"],
  },
  build: {
    does: "Writes the site; an existing one is replaced if there is no error.",
    usage: ["", "--content other/content --public other/public --out other/dist"],
    options: BUILD,
  },
  serve: {
    does: "Serves the built site like a production server.",
    usage: ["", "--port 8080"],
    options: ["--out DIR", "--port N", "--host NAME"],
  },
  dev: {
    does: "Serves the site from its sources; a saved page appears in the browser.",
    usage: ["--open", "--port 8080"],
    options: [...SOURCES, "--port N", "--host NAME", "--open", "--no-cache"],
  },
  check: {
    does: "Checks pages and folders: links, front matter, examples, spelling and wording. Without arguments, runs all that CI runs.",
    usage: ["", "content/docs/faq.md", "content/docs/install", "--changed"],
    options: [...SOURCES, "--changed", "--no-cache", "--verbose"],
  },
  new: {
    does: "Creates a page, a post, or a folder of pages with its _category_.json; or freezes the docs as a version.",
    usage: [
      'page "install/Behind a proxy"',
      'post "What is new"',
      'category "install/Clusters"',
      "version 1.0",
    ],
    options: ["--content DIR"],
  },
  deploy: {
    does: "Builds a release: missing social images are drawn, warnings are errors, files are compressed. Other parts only compress the built site, or print the configuration of a server for it, which listens on --port.",
    usage: ["release", "compress", "nginx --port 80", "caddy --port 80"],
    options: [...BUILD, "--port N"],
  },
  spelling: {
    does: "Checks the prose of all content against a dictionary and words.txt.",
    usage: [""],
    options: ["--content DIR", "--verbose"],
  },
  voice: {
    does: "Finds wording that vocabulary.json avoids, and what is too long.",
    usage: [""],
    options: ["--content DIR", "--verbose"],
  },
  examples: {
    does: "Runs the examples of the pages through the programs they are written for.",
    usage: [""],
    options: SOURCES,
  },
  schema: {
    does: "Renews the data of a release that is configured by objects, from the server's source.",
    usage: ["../stalwart", "../stalwart-v0.16.17 ../stalwart-v0.16.18"],
  },
  schemas: {
    does: "Writes the JSON schemas with which editors check front matter and data.",
    usage: [""],
    options: ["--content DIR"],
  },
  "search:push": {
    does: "Counts the records for a hosted search, or sends them, with the key in ALGOLIA_ADMIN_KEY.",
    usage: ["", "--write"],
    options: [...SOURCES, "--write"],
  },
  screenshots: {
    does: "Retakes the pictures of the tools from a site that is served (needs Chromium).",
    usage: ["http://localhost:3000"],
  },
  bench: {
    does: "Measures builds, sizes, visits and search; bench/README.md names the parts.",
    usage: ["", "--peers", "soak", "versions"],
  },
  test: { does: "Runs the tests, or those of files with such a name.", usage: ["", "packages/search"] },
  format: { does: "Formats the code.", usage: [""] },
};

/**
 * Explains a command, or lists all of them if there is none of this name.
 * @param {string} name
 */
export function helpOf(name) {
  const command = COMMANDS[name];
  if (!command) {
    const lines = Object.entries(COMMANDS).map(([each, { does }]) => `  ${each.padEnd(12)} ${does}`);
    return `npm run COMMAND -- --help explains a command:\n\n${lines.join("\n")}`;
  }
  const { does, usage, options = [] } = command;
  const examples = usage.map((words) => `  npm run ${name}${words && ` -- ${words}`}`);
  const lines = options.map((option) => `  ${option.padEnd(14)} ${OPTIONS[option]}`);
  return [does, "", ...examples, ...(lines.length > 0 ? ["", ...lines] : [])].join("\n");
}
