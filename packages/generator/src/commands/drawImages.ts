import { loadSite } from "../build/loadSite.ts";
import { cacheFolder } from "../build/projectPaths.ts";
import { SOCIAL_IMAGE_SIZE, socialImage, socialImageFile } from "../build/socialImage.ts";
import { renderImages } from "../deploy/renderImages.ts";
import type { Settings } from "./settings.ts";

/** Draws the picture of every document and post that has none yet; the next build puts them to use. */
export async function drawImages(settings: Settings): Promise<number> {
  const { config, site } = await loadSite(settings);
  const drawings = site.routes.flatMap((route) => {
    const image = socialImage(config, route);
    return image ? [{ html: image.html, file: socialImageFile(cacheFolder, image.hash) }] : [];
  });
  const made = await renderImages({
    drawings,
    size: SOCIAL_IMAGE_SIZE,
    chromium: process.env["CHROMIUM_PATH"],
    print: console.log,
  });
  console.log(`${drawings.length} pages have an image, ${made} of them new. "npm run build" uses them.`);
  return 0;
}
