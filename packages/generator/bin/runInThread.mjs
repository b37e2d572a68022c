// The code of a worker thread: calls one function of a TypeScript file and answers with its result.
import { parentPort, workerData } from "node:worker_threads";
import { importTypeScript } from "./importTypeScript.mjs";

const { file, root, name, input } = workerData;
const { module } = await importTypeScript(file, root);
parentPort?.postMessage(await module[name](input));
