import { saveBlob } from '@/utils/saveBlob';

/** Size of a saved QR code image. */
const QR_CODE_SAVED_PX = 512;

/** Saves an SVG drawing as a PNG file; rejects when the browser cannot paint it. */
export async function savePicture(drawing: SVGElement, name: string): Promise<void> {
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(QR_CODE_SAVED_PX));
  copy.setAttribute('height', String(QR_CODE_SAVED_PX));

  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();

  // A quiet zone around the code: scanners need it, and the picture may be shown on a dark background.
  const margin = QR_CODE_SAVED_PX / 10;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = QR_CODE_SAVED_PX + 2 * margin;
  const painter = canvas.getContext('2d');
  if (!painter) throw new Error('No canvas to paint on');
  painter.fillStyle = '#fff';
  painter.fillRect(0, 0, canvas.width, canvas.height);
  painter.drawImage(image, margin, margin, QR_CODE_SAVED_PX, QR_CODE_SAVED_PX);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture is empty');
  saveBlob(blob, `${name}.png`);
}
