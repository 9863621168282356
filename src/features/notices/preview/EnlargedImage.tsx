import { Image } from 'antd';

/** One image above everything, as large as the window allows; Escape closes only the image (R113). */
export default function EnlargedImage({ src, onClose }: { src: string; onClose: () => void }) {
  return (
    <Image
      src={src}
      alt=""
      rootClassName="visually-hidden"
      preview={{ src, open: true, onOpenChange: (isOpen) => !isOpen && onClose() }}
    />
  );
}
