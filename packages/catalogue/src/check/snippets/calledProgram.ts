/** A prompt, and programs that run their arguments. */
const BEFORE_PROGRAM = /^(\$|nohup|exec|command)$/;
const ASSIGNMENT = /^\w+=/;
const CONTAINERS = /^(docker|podman|docker-compose|kubectl)$/;

/** Options that take the next word as their value, by the program that runs another one. */
const WITH_VALUE: Record<string, RegExp> = {
  sudo: /^(-[ugphCDRrTt]|--(user|group|host|prompt|chdir))$/,
  runuser: /^(-[ugGs]|--(user|group|shell))$/,
  env: /^(-[uCS]|--unset|--chdir)$/,
  kubectl: /^(-[ns]|--(namespace|context|cluster|kubeconfig|server|user))$/,
  docker: /^(-[Hcl]|--(host|context|config|log-level))$/,
  compose: /^(-[fp]|--(file|project-name|project-directory|profile|env-file))$/,
  exec: /^(-[euwnc]|--(env|env-file|user|workdir|index|namespace|container|detach-keys))$/,
};

/** Returns the name and arguments of the program that a command runs behind `sudo`, `docker exec` and the like. */
export function calledProgram(words: string[]): { name: string; args: string[] } | null {
  const [first, ...rest] = words;
  if (first === undefined) return null;
  if (BEFORE_PROGRAM.test(first) || ASSIGNMENT.test(first)) return calledProgram(rest);
  const name = first.split("/").at(-1) ?? first;
  if (name === "sudo" || name === "runuser" || name === "env")
    return calledProgram(withoutOptions(rest, name));
  if (!CONTAINERS.test(name)) return { name, args: rest };
  const called = withoutOptions(rest, name);
  const [verb, ...others] = called[0] === "compose" ? withoutOptions(called.slice(1), "compose") : called;
  if (verb !== "exec") return { name, args: rest };
  const [_container, ...inner] = withoutOptions(others, "exec");
  return calledProgram(inner[0] === "--" ? inner.slice(1) : inner);
}

function withoutOptions(words: string[], program: string): string[] {
  const [first, ...rest] = words;
  if (first === undefined || !first.startsWith("-")) return words;
  if (first === "--") return rest;
  return withoutOptions(WITH_VALUE[program]?.test(first) ? rest.slice(1) : rest, program);
}
