/** A server with pages of one build, which can be replaced, and a connection that can break. */
export function fakeServer(build: string, paths: string[], baseUrl = "/") {
  const server = {
    /** Of documents and of payloads: a host may replace them one after the other. */
    build,
    payloadBuild: null as string | null,
    isUp: true,
    paths: new Set([...paths, "/offline"]),
    asked: [] as string[],
    async fetch(url: string): Promise<Response> {
      server.asked.push(url);
      if (!server.isUp) throw new TypeError("Failed to fetch");
      const path = `/${url.slice(baseUrl.length)}`;
      const page = path.replace(/\.json$/, "").replace(/^\/index$/, "/");
      if (!server.paths.has(page)) return new Response("not found", { status: 404 });
      if (!path.endsWith(".json"))
        return new Response(`<div data-build="${server.build}"><p>${page}</p></div>`);
      return Response.json({
        format: 1,
        build: server.payloadBuild ?? server.build,
        view: { path: page, title: `Title of ${page}` },
      });
    },
  };
  return server;
}
