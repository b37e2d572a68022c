import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from "html-validate";

/** What is wrong with a document, as `line:column message [rule]`. */
export type HtmlValidator = (html: string) => Promise<string[]>;

/** Resolves the configuration once instead of once per document. */
class OnceLoader extends StaticConfigLoader {
  #resolved: Promise<ResolvedConfig> | undefined;

  override getConfigFor(): Promise<ResolvedConfig> {
    this.#resolved ??= Promise.resolve(super.getConfigFor("document.html"));
    return this.#resolved;
  }
}

/** Validates against the HTML standard: content models, attributes and their values, references. */
export async function createHtmlValidator(): Promise<HtmlValidator> {
  const loader = new OnceLoader({
    root: true,
    extends: ["html-validate:standard"],
    rules: { "no-missing-references": "error", "no-unknown-elements": "error" },
  });
  const validator = new HtmlValidate(loader);
  return async (html) => {
    const { results } = await validator.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${message} [${ruleId}]`),
    );
  };
}
