import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { ActionButton } from '@/components/ActionButton';
import { NoteBar } from '@/components/NoteBar';
import { useText, type TextKey } from '@/locales/text';
import { giveLostFocus } from '@/utils/lostFocus';
import { serverTimeOf } from '@/utils/time';
import type { LostSave, Saving } from './useSaving';

const messageKeys: Record<LostSave<unknown>['found'], TextKey> = {
  unknown: 'saving.unknown',
  missing: 'saving.missing',
  saved: 'saving.earlierSaved',
};

interface LostSaveBarProps<Content> {
  saving: Saving<Content>;
  /** The form's current content, for comparison with the lost one. */
  presentFor: (lost: Content) => Content;
  /** Texts for something other than a record. */
  texts?: Partial<typeof messageKeys>;
}

/** Says that it is unknown whether the form was saved, and checks on the server; renders nothing otherwise. */
export function LostSaveBar<Content>({ saving, presentFor, texts }: LostSaveBarProps<Content>) {
  const t = useText();
  const { lost } = saving;
  if (!lost) return null;
  const check = async () => {
    await saving.check(presentFor(lost.content));
    // The bar unmounts with its focused button when the record turns out to be saved.
    requestAnimationFrame(() => giveLostFocus(null));
  };
  return (
    <NoteBar
      tone="warning"
      icon={QuestionCircleOutlined}
      message={
        <span role="status">
          {t({ ...messageKeys, ...texts }[lost.found], { time: serverTimeOf(lost.checkedAt).format('HH:mm:ss') })}
        </span>
      }
      data-lost-save
    >
      <ActionButton
        kind="link"
        aria-disabled={saving.isChecking || saving.sending !== null}
        onClick={() => void check()}
      >
        {t('saving.check')}
      </ActionButton>
    </NoteBar>
  );
}
