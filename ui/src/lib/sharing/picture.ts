/** Pictures that leave the page: made in the browser, and given to whatever the device shares with. */

/** So many points of a picture are one of the drawing: letters stay sharp on any screen. */
const SHARP = 2;

/** An SVG with a width and a height as PNG, by way of a canvas. */
async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARP;
  canvas.height = image.naturalHeight * SHARP;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Gives a drawing, as a picture, to what the device shares with; where there is nothing, it is downloaded. */
export async function sharePicture(svg: string, title: string): Promise<void> {
  const file = new File([await pngOf(svg)], "monumental.png", { type: "image/png" });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      // Whoever closes the list of receivers wants nothing else.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
