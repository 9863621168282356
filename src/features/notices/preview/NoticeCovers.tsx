import { Image } from 'antd';
import type { Picture } from '@/domain/notice/schema';
import { useText } from '@/locales/text';
import { safeUrl } from '@/utils/safeUrl';
import styles from './NoticePreview.module.css';

/** Placeholder for an image that cannot be shown: a frame with a torn corner. */
const BROKEN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72"><path fill="#f4f6fa" d="M0 0h96v72H0z"/><g fill="none" stroke="#8b97af" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M30 22h22l4 6-6 4 6 6h10v12H30z"/><path d="M60 22h6v8"/><path d="m32 48 9-10 7 7"/></g></svg>',
)}`;

const THUMBNAIL = { width: 112, height: 84 };

/** The cover images: a click enlarges one, with navigation to the others (R114). */
export default function NoticeCovers({ pictures, title }: { pictures: Picture[]; title: string }) {
  const t = useText();
  return (
    <Image.PreviewGroup>
      <ul className={styles.covers}>
        {pictures.map((picture, index) => (
          <li key={`${picture.id} ${index}`}>
            <Image
              {...THUMBNAIL}
              src={safeUrl(picture.downloadUri) ?? BROKEN}
              fallback={BROKEN}
              alt={t('notices.preview.coverName', { title, index: index + 1, total: pictures.length })}
            />
          </li>
        ))}
      </ul>
    </Image.PreviewGroup>
  );
}
