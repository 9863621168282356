import { QRCode } from 'antd';

const FILL = { width: '100%', height: '100%' };

/** antd's QR code without its border; loaded after the first paint. */
export default function QrCode({ value, label }: { value: string; label: string }) {
  return <QRCode type="svg" value={value} style={FILL} bordered={false} errorLevel="M" aria-label={label} />;
}
