import type { ComponentType } from 'react';
import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import NotificationOutlined from '@ant-design/icons/es/icons/NotificationOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';

const ICONS: Readonly<Record<string, ComponentType<{ className?: string; 'aria-hidden'?: boolean }>>> = {
  '/mainApp/messageList': MessageOutlined,
  '/mainApp/myMessageList': SendOutlined,
  '/mainApp/noticeList': NotificationOutlined,
  '/mainApp/allManual': BookOutlined,
  '/personalInfo': IdcardOutlined,
  '/mainApp/authorityApply': SafetyCertificateOutlined,
};

/** The icon of a page in the side menu. */
export function MenuIcon({ path, className }: { path: string; className?: string }) {
  const Icon = ICONS[path] ?? FileTextOutlined;
  return <Icon className={className} aria-hidden />;
}
