import { expect, it } from "vitest";
import { manifestsToTypeScript } from "../../src/examples/manifestsToTypeScript.ts";

it("keeps every value on its line and names the type of each manifest", () => {
  const manifests = `# A comment
apiVersion: v1
kind: Service
spec:
  ports:
    - { name: smtp, port: 25 }

    - port: 587
---
apiVersion: networking.k8s.io/v1
kind: Ingress`;
  expect(manifestsToTypeScript(manifests, "/types").split("\n")).toEqual([
    "",
    'export const manifest0: import("/types/core/v1").Service = { "apiVersion": "v1", ',
    '"kind": "Service", ',
    '"spec": { ',
    '"ports": [',
    '{ "name": "smtp", "port": 25, }, ',
    "",
    '{ "port": 587, }, ], }, }; ',
    "",
    'export const manifest1: import("/types/networking/v1").Ingress = { "apiVersion": "networking.k8s.io/v1", ',
    '"kind": "Ingress", }; ',
  ]);
});

it("resolves aliases and skips empty documents", () => {
  const manifests = "---\n---\napiVersion: v1\nkind: Pod\na: &labels { app: mail }\nb: *labels";
  const source = manifestsToTypeScript(manifests, "/types");
  expect(source).toContain('"b": {"app":"mail"}');
  expect(source.match(/export const/g)).toHaveLength(1);
});
