/** The longer side of a picture that is made from one without pixels of its own. */
const SIDE = 1_024;

/** A picture as PNG: one that has no pixels of its own large enough to be printed. */
export async function pngOf(picture: HTMLImageElement): Promise<Blob | undefined> {
  const [width, height] = [picture.naturalWidth || SIDE, picture.naturalHeight || SIDE];
  // Whole pixels to each of its own keep edges sharp.
  const scale = Math.max(1, Math.ceil(SIDE / Math.max(width, height)));
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
