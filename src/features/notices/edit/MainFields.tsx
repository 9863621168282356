import { useState } from 'react';
import { Form, Input } from 'antd';
import { SkeletonRows } from '@/components/region-state';
import { RichTextEditor, type RichTextEditorProps } from '@/components/rich-text-editor';
import { hasExtension } from '@/components/upload-list';
import { TITLE_LONGEST, type NoticeForm } from '@/domain/notice/editing';
import { parseUrl } from '@/domain/parseUrl';
import { useText } from '@/locales/text';
import { uploadFile } from '@/services/files';
import { IN_BACKGROUND } from '@/services/http';
import { reportFailure, toast } from '@/shell/feedback';
import { getEnvironment } from '@/utils/environment';
import { formatBytes } from '@/utils/formatBytes';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import { LazyBoundary } from '@/utils/retryableLazy';
import { FileFields } from './FileFields';
import { NEVER_BY_ITSELF, noPending, type PendingFiles } from './pendingFiles';
import styles from './NoticeEditor.module.css';

/** Images inside the text. */
const TEXT_IMAGE_LIMITS = { bytes: 5 * 1024 * 1024, extensions: ['jpg', 'jpeg', 'png', 'webp', 'gif'] } as const;

const uploadTextImage: RichTextEditorProps['uploadImage'] = (file, options) =>
  uploadFile(file, { ...options, ...IN_BACKGROUND }).then(({ downloadUri }) => downloadUri);

/** Uploaded images are on the file host, which may have a different origin. */
const fileOrigins = (): string[] => {
  const url = parseUrl(getEnvironment().fileHost, window.location.origin);
  return url ? [url.origin] : [];
};

interface MainFieldsProps {
  /** Title of the notice: names its images, and is printed. */
  title: string;
  pending: PendingFiles;
}

/** What readers get, in their order: title, content, covers and attachments. */
export function MainFields({ title, pending }: MainFieldsProps) {
  const t = useText();
  const refuseImage = ({ name, size }: File) => {
    const { extensions, bytes } = TEXT_IMAGE_LIMITS;
    // A pasted file may have a name without an extension; its type was checked before.
    if (name.includes('.') && !hasExtension(name, extensions))
      return t('uploads.refused.extension', { name, extensions: extensions.join(' ') });
    return size > bytes ? t('uploads.refused.tooLarge', { name, size: formatBytes(bytes) }) : undefined;
  };

  return (
    <>
      <p className={styles.printed} lang={textLanguage(title)} aria-hidden>
        {title}
      </p>
      <Form.Item<NoticeForm>
        className={cx(styles.field, styles.titleField)}
        name="title"
        label={t('notices.preview.noticeTitle')}
        rules={[
          {
            required: true,
            whitespace: true,
            message: t('forms.required', { label: t('notices.preview.noticeTitle') }),
          },
          {
            transform: (value: string) => value.trim(),
            max: TITLE_LONGEST,
            message: t('notices.edit.titleTooLong', { count: TITLE_LONGEST }),
          },
        ]}
      >
        <Input className={styles.title} count={{ show: true, max: TITLE_LONGEST }} autoComplete="off" />
      </Form.Item>
      <Form.Item<NoticeForm>
        className={styles.field}
        name="content"
        label={t('notices.preview.content')}
        rules={[
          // First: images being uploaded count as content as well.
          noPending(pending, 'content', t('notices.edit.imagesPending')),
          { required: true, message: t('forms.required', { label: t('notices.preview.content') }) },
        ]}
        validateFirst
        validateTrigger={NEVER_BY_ITSELF}
      >
        <TextField pending={pending} refuseImage={refuseImage} />
      </Form.Item>
      <FileFields title={title} pending={pending} />
    </>
  );
}

interface TextFieldProps {
  pending: PendingFiles;
  refuseImage: (file: File) => string | undefined;
}

/** The editor with the props passed by the form item. */
function TextField({ pending, refuseImage, ...field }: TextFieldProps & Record<string, unknown>) {
  const t = useText();
  const [ownOrigins] = useState(fileOrigins);
  return (
    <LazyBoundary fallback={<SkeletonRows rows={8} trailing={0} />}>
      <RichTextEditor
        {...field}
        label={t('notices.preview.content')}
        placeholder={t('notices.edit.contentPlaceholder')}
        uploadImage={uploadTextImage}
        ownOrigins={ownOrigins}
        refuseImage={refuseImage}
        onProblem={(problem) =>
          'message' in problem ? toast.show({ type: 'warning', text: problem.message }) : reportFailure(problem.error)
        }
        onPendingChange={(count) => pending.put('content', count)}
      />
    </LazyBoundary>
  );
}
