import type { OfflineView } from "../../shared/page.ts";

/** What can be read without a connection. The browser, which alone knows the pages, puts their list in place. */
export default function OfflinePage({ view }: { view: OfflineView }) {
  return (
    <div className="page narrow">
      <h1>{view.heading}</h1>
      <p className="lead">{view.description}</p>
      <section data-kept-pages="" className="likely" />
    </div>
  );
}
