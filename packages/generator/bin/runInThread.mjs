// The code of a worker thread: answers each message by calling the function that it names.
import { parentPort, workerData } from "node:worker_threads";
import { importTypeScript } from "./importTypeScript.mjs";

const { file, root } = workerData;
const loading = importTypeScript(file, root);

parentPort?.on("message", async ({ name, input }) => {
  const { module } = await loading;
  let answer;
  try {
    answer = { value: module[name](input) };
  } catch (error) {
    answer = { error };
  }
  parentPort?.postMessage(answer);
});
