import { z } from "zod";
import { fileOf, text } from "./schemas.ts";

/** Schemas of commands, endpoints, functions and other tables that every model has. */

const texts = z.array(text);

const argument = z.strictObject({
  name: text,
  summary: text,
  required: z.boolean(),
  values: texts.optional(),
  default: text.optional(),
  repeatable: z.boolean().optional(),
});
const option = argument.extend({
  short: text.optional(),
  value: text.optional().describe("Placeholder of its value; absent for a switch."),
  required: z.boolean().optional(),
  environment: text.optional(),
});
const subcommand = z.strictObject({
  name: text,
  summary: text,
  arguments: z.array(argument),
  options: z.array(option),
  uses: texts.optional(),
  example: text,
});
const command = subcommand.omit({ uses: true }).extend({
  subcommands: z.array(subcommand).default([]),
  arguments: z.array(argument).default([]).describe("Of a command that has no further commands below it."),
  options: z.array(option).default([]),
  example: text.optional(),
});
const program = z.strictObject({
  name: text,
  summary: text,
  options: z.array(option),
  commands: z.array(command).default([]),
});
export type Program = z.output<typeof program>;
export type Subcommand = z.output<typeof subcommand>;

type Callable = Omit<Subcommand, "example"> & { example?: string | undefined };

/** What can be called: the subcommands with the name of their command, or the command itself. */
export function callableCommands({ subcommands, ...whole }: Program["commands"][number]): Callable[] {
  return subcommands.length > 0
    ? subcommands.map((each) => ({ ...each, name: `${whole.name} ${each.name}` }))
    : [whole];
}

const parameter = z.strictObject({
  name: text,
  type: z
    .enum(["string", "integer", "boolean", "flag", "time", "list", "any"])
    .describe(
      "A flag is set by any value. A list is separated by commas in a query, and an array in a body.",
    ),
  required: z.boolean().optional(),
  default: text.optional(),
  values: texts.optional(),
  summary: text,
  example: z.json(),
});
export type EndpointParameter = z.output<typeof parameter>;

const endpointSchema = z.strictObject({
  group: text,
  method: text,
  path: text,
  summary: text,
  pathParameters: z.array(parameter).optional(),
  query: z.array(parameter).optional(),
  body: z
    .strictObject({
      media: text.default("application/json"),
      list: z.boolean().optional().describe("The body is an array of objects with these fields."),
      fields: z.array(parameter).optional(),
      summary: text.optional(),
      example: z.json(),
    })
    .optional(),
  response: z
    .strictObject({
      media: text.default("application/json"),
      type: z.enum(["null", "boolean", "integer", "integers", "string", "object", "objects", "any"]),
      summary: text,
      example: z.json().optional(),
    })
    .optional()
    .describe("Below `/api`, a JSON response is the member `data`."),
  notFound: text.optional().describe("What a response with status 404 means."),
  permission: text.nullish().describe("Permission the caller needs; null when none is checked."),
  enterprise: z.boolean().optional(),
  auth: text.optional().describe("`user`: called with a user's own name and password."),
  note: text.optional(),
});
export type Endpoint = z.output<typeof endpointSchema>;

const functionSchema = z.strictObject({
  name: text,
  args: z.int(),
  parameters: texts,
  returns: text,
  module: text,
  summary: text,
  example: text,
});

const variableSchema = z.strictObject({
  name: text,
  summary: text,
  sets: texts,
  values: texts.optional(),
});

/** The tables that every version has. */
export const referenceFiles = {
  cli: z.strictObject({ version: text, programs: z.array(program).min(1) }),
  endpoints: fileOf(endpointSchema),
  functions: fileOf(functionSchema),
  variables: fileOf(variableSchema),
  "event-keys": fileOf(z.strictObject({ key: text, summary: text })),
  environment: fileOf(z.strictObject({ name: text, usedBy: text, summary: text })),
};
