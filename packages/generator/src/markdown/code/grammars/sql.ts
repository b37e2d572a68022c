import type { LanguageRegistration } from "shiki/core";

const KEYWORDS =
  "add|all|alter|analyze|and|any|as|asc|begin|between|by|cascade|case|check|column|commit|concurrently|conflict|" +
  "constraint|create|cross|database|default|delete|desc|distinct|do|drop|else|end|except|exists|explain|extension|" +
  "foreign|from|full|function|grant|group|having|identified|if|ilike|in|index|inner|insert|intersect|into|is|join|" +
  "key|left|like|limit|nothing|not|offset|on|or|order|outer|owner|password|primary|privileges|references|replace|" +
  "returning|returns|revoke|right|role|rollback|schema|select|set|show|table|then|to|transaction|trigger|truncate|" +
  "union|unique|update|use|user|using|vacuum|values|view|when|where|with";

const TYPES =
  "bigint|bigserial|binary|bit|blob|bool|boolean|bytea|char|character|date|datetime|decimal|double|enum|float|int|" +
  "integer|interval|json|jsonb|longblob|longtext|mediumblob|mediumtext|numeric|real|serial|smallint|text|time|" +
  "timestamp|timestamptz|tinyint|uuid|varbinary|varchar";

/** SQL as SQLite, PostgreSQL and MySQL share it. Shiki's grammar takes 200 ms to compile. */
export const sql: LanguageRegistration = {
  name: "sql",
  scopeName: "source.sql",
  patterns: [
    { name: "comment.line.double-dash.sql", match: "--.*$" },
    { name: "comment.block.sql", begin: "/\\*", end: "\\*/" },
    { name: "string.quoted.single.sql", match: "'(?:[^']|'')*'" },
    { name: "variable.other.quoted.sql", match: '"[^"]*"|`[^`]*`' },
    { name: "variable.parameter.sql", match: "\\?[0-9]*|[$:@]\\w+" },
    { name: "constant.numeric.sql", match: "\\b[0-9]+(?:\\.[0-9]+)?\\b" },
    { name: "constant.language.sql", match: "(?i)\\b(?:true|false|null)\\b" },
    { name: "keyword.other.sql", match: `(?i)\\b(?:${KEYWORDS})\\b` },
    { name: "support.type.sql", match: `(?i)\\b(?:${TYPES})\\b` },
    { name: "support.function.sql", match: "(?i)\\b[a-z_]\\w*(?=\\()" },
  ],
  repository: {},
};
