import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { AppModal } from '@/components/app-modal';
import { useText } from '@/locales/text';
import { cropPicture, type PicturePiece } from './cropPicture';
import styles from './Covers.module.css';

/** Aspect ratio of a cover. */
const COVER_RATIO = 16 / 9;

interface CropDialogProps {
  file: File;
  /** Index of this image among `total`. */
  index: number;
  total: number;
  onCropped: (file: File) => void;
  /** Leaves the image out. */
  onSkip: () => void;
  onFailed: (file: File) => void;
}

const LARGEST_ZOOM = 4;

/** Selects the part of an image that becomes the cover: with the pointer, the arrow keys or the slider. */
export default function CropDialog({ file, index, total, onCropped, onSkip, onFailed }: CropDialogProps) {
  const t = useText();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [piece, setPiece] = useState<PicturePiece | null>(null);
  const [isBusy, setBusy] = useState(false);
  const source = useObjectUrl(file);

  const finish = async () => {
    if (!piece || isBusy) return;
    setBusy(true);
    try {
      onCropped(await cropPicture(file, piece));
    } catch {
      onFailed(file);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AppModal
      open
      title={t('notices.covers.crop', { index, total })}
      width={640}
      onClose={onSkip}
      cancelText={t('notices.covers.skip')}
      okText={t('notices.covers.take')}
      onOk={() => void finish()}
      isBusy={isBusy}
      isOkDisabled={!piece}
    >
      <div className={styles.stage}>
        {source && (
          <Cropper
            image={source}
            crop={crop}
            zoom={zoom}
            maxZoom={LARGEST_ZOOM}
            aspect={COVER_RATIO}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setPiece(pixels)}
            cropperProps={{ 'aria-label': t('notices.covers.area'), role: 'group' }}
            mediaProps={{ alt: file.name, onError: () => onFailed(file) }}
          />
        )}
      </div>
      <label className={styles.zoom}>
        <span>{t('notices.covers.zoom')}</span>
        <input
          type="range"
          min={1}
          max={LARGEST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </AppModal>
  );
}

/** Returns an object URL for the image while it is shown. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
