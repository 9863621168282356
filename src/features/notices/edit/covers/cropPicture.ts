/** Width to which a larger cover is scaled. */
const COVER_WIDTH_PX = 1600;

/** A part of an image, in image pixels. */
export interface PicturePiece {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the size of the cropped image: that of the part, limited to the width of a cover. */
function sizeOf({ width, height }: Pick<PicturePiece, 'width' | 'height'>, widest = COVER_WIDTH_PX) {
  const scale = Math.min(1, widest / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Types that a canvas can encode; others become JPEG. */
const WRITABLE = ['image/png', 'image/jpeg', 'image/webp'];
const QUALITY = 0.9;

/** Returns the cropped part of an image as a file of the same name; rejects when the file is not an image. */
export async function cropPicture(file: File, piece: PicturePiece): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const size = sizeOf(piece);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const { x, y, width, height } = piece;
    canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
    const type = WRITABLE.includes(file.type) ? file.type : 'image/jpeg';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (!blob) throw new Error('The picture could not be cut');
    return new File([blob], file.name, { type });
  } finally {
    picture.close();
  }
}
