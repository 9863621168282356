import { Image } from 'antd';

/** One image over everything, as large as the window holds; Escape closes it and nothing else (R113). */
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
