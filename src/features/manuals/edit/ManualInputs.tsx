import { Form, Input, Select } from 'antd';
import { DatePicker } from '@/components/date-picker';
import { OptionsNote } from '@/components/OptionsNote';
import { UploadList } from '@/components/upload-list';
import type { Attachment } from '@/domain/file/schema';
import { leftOutOf } from '@/domain/wire';
import { useText } from '@/locales/text';
import { uploadFile } from '@/services/files';
import { describeError } from '@/shell/feedback';
import { dayjs, SERVER_FORMAT, type Dayjs } from '@/utils/time';
import { textLanguage } from '@/utils/textLanguage';
import { ManualIcon } from '../ManualIcon';
import { useSources } from '../useSources';
import styles from './ManualInputs.module.css';

/** Limits of the server for name, description and attachments of a manual. */
const MANUAL_NAME_LIMIT = 100;
const MANUAL_DESCRIPTION_LIMIT = 2_000;
const MANUAL_FILES_LIMIT = 20;
const MANUAL_FILE_LIMIT_BYTES = 100 * 1024 * 1024;

interface ManualInputsProps {
  sourceName: string;
  /** Fills in the name of the selected source until the user types another one. */
  onSourceName: (name: string) => void;
  /** Some files are not uploaded yet, or have failed. */
  hasPending: boolean;
  onPendingChange: (count: number) => void;
}

const limits = { count: MANUAL_FILES_LIMIT, bytes: MANUAL_FILE_LIMIT_BYTES };

const send = (file: File, options: { signal: AbortSignal; onProgress: (fraction: number) => void }) =>
  uploadFile(file, { ...options, quiet: true });

/** The fields of a manual (R049). */
export function ManualInputs({ sourceName, onSourceName, hasPending, onPendingChange }: ManualInputsProps) {
  const t = useText();
  const { sources, hasFailed, retry } = useSources();

  const takeName = (code: string) => {
    const isOwn = sourceName.trim() !== '' && !sources.some(({ name }) => name === sourceName);
    const chosen = sources.find((source) => source.code === code);
    if (!isOwn && chosen) onSourceName(chosen.name);
  };

  return (
    <div className={styles.card}>
      <Form.Item
        name="name"
        label={t('manuals.column.name')}
        rules={[
          { required: true, whitespace: true, message: t('manuals.edit.nameMissing') },
          { max: MANUAL_NAME_LIMIT, message: t('manuals.edit.nameLong', { limit: MANUAL_NAME_LIMIT }) },
        ]}
      >
        <Input count={{ show: true, max: MANUAL_NAME_LIMIT }} />
      </Form.Item>
      <div className={styles.row}>
        <Form.Item
          name="source"
          label={t('manuals.column.source')}
          rules={[{ required: true, message: t('manuals.edit.sourceMissing') }]}
          // The placeholder is shown for undefined, not for an empty string.
          getValueProps={(code: string) => ({ value: code || undefined })}
          extra={<OptionsNote hasFailed={hasFailed} onRetry={retry} leftOut={leftOutOf(sources)} />}
        >
          <Select<string>
            placeholder={t('manuals.edit.chooseSource')}
            onChange={takeName}
            options={sources.map(({ code, name }) => ({
              value: code,
              label: (
                <span className={styles.source} lang={textLanguage(name)}>
                  <ManualIcon source={code} name="" />
                  {name}
                </span>
              ),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="sourceName"
          label={t('manuals.edit.sourceName')}
          rules={[{ max: MANUAL_NAME_LIMIT, message: t('manuals.edit.nameLong', { limit: MANUAL_NAME_LIMIT }) }]}
        >
          <Input />
        </Form.Item>
        <Form.Item
          name="pushTime"
          label={t('manuals.column.pushTime')}
          rules={[{ required: true, message: t('manuals.edit.timeMissing') }]}
          getValueProps={(text: string) => ({ value: text ? dayjs(text, SERVER_FORMAT) : null })}
          normalize={(moment: Dayjs | null) => moment?.format(SERVER_FORMAT) ?? ''}
        >
          <DatePicker showTime className={styles.time} />
        </Form.Item>
      </div>
      <Form.Item
        name="files"
        label={t('manuals.column.files')}
        rules={[
          {
            required: true,
            type: 'array',
            min: 1,
            message: t(hasPending ? 'manuals.edit.filesPending' : 'manuals.edit.filesMissing'),
          },
        ]}
      >
        <UploadList<Attachment>
          label={t('manuals.edit.addFiles')}
          send={send}
          limits={limits}
          describe={describeError}
          onPendingChange={onPendingChange}
        />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('manuals.edit.description')}
        rules={[
          {
            max: MANUAL_DESCRIPTION_LIMIT,
            message: t('manuals.edit.descriptionLong', { limit: MANUAL_DESCRIPTION_LIMIT }),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
      </Form.Item>
    </div>
  );
}
