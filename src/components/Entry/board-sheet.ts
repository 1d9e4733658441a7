/** Prints the page as a sheet for a notice board: large letters, and the QR code to the page. */
export async function printBoardSheet(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.sheet = "board";
  // Without its code the sheet still has the page's address.
  await document
    .querySelector<HTMLImageElement>("img[data-qr]")
    ?.decode()
    .catch(() => undefined);
  window.print();
  delete dataset.sheet;
}
