/** Prints the page as a sheet for a notice board: large letters, and the QR code to the page. */
export async function printBoardSheet(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.sheet = "board";
  const code = document.querySelector<HTMLImageElement>("img[data-qr]");
  // Out of sight, a browser would never load it by itself.
  if (code) code.loading = "eager";
  // Without its code the sheet still has the page's address.
  await code?.decode().catch(() => undefined);
  window.print();
  delete dataset.sheet;
}
