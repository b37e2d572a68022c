import { expect, it } from "vitest";
import { readWrk } from "../load/runWrk.ts";

const OUTPUT = `Running 30s test @ http://127.0.0.1:3000/
  2 threads and 256 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    18.20ms    5.10ms 120.33ms   90.10%
    Req/Sec     7.05k   512.11     8.30k    71.00%
  Latency Distribution
     50%  850.00us
     75%   19.00ms
     90%   22.10ms
     99%    1.04s
  421003 requests in 30.02s, 4.61GB read
Requests/sec:  14024.11
Transfer/sec:    157.2MB
`;

it("reads what wrk prints", () => {
  expect(readWrk(OUTPUT)).toEqual({ perSecond: 14024.11, p50: 0.85, p99: 1040, requests: 421003, errors: 0 });
});

it("counts what went wrong", () => {
  const errors = "  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\n";
  expect(readWrk(OUTPUT.replace("Requests/sec", `${errors}Requests/sec`)).errors).toBe(15);
});

it("says so when there are no figures", () => {
  expect(() => readWrk("unable to connect")).toThrow("wrk printed no figures:\nunable to connect");
});
