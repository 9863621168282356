import { QRCode } from 'antd';
import { QR_CODE_PX } from '@/constants/home';

/** antd's QR code without a frame of its own; loaded after the first paint. */
export default function QrCode({ value, label }: { value: string; label: string }) {
  return <QRCode type="svg" value={value} size={QR_CODE_PX} bordered={false} errorLevel="M" aria-label={label} />;
}
