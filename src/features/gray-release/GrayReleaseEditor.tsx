import { useRef, useState } from 'react';
import { useSearchParams } from '@umijs/max';
import { NamedText } from '@/components/NamedText';
import { PageHead } from '@/components/PageHead';
import { Panel } from '@/components/Panel';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { acceptEditedRule, editedPartOf, isValidPercent } from '@/domain/gray-release/editedRule';
import { useText } from '@/locales/text';
import { useCan } from '@/shell/permissions';
import { DraftBar, useDraft, useDraftList } from '@/shell/drafts';
import { useCurrentPage, useUnsavedWork } from '@/shell/cached-pages';
import { LostSaveBar } from '@/shell/saving';
import { confirmLeave } from '@/shell/unsaved-work';
import { textLanguage } from '@/utils/textLanguage';
import { Actions } from './editor/Actions';
import { RuleForm } from './editor/RuleForm';
import { SaveDialog } from './editor/SaveDialog';
import { useRule } from './editor/useRule';
import { Reach } from './reach/Reach';
import { TryPerson } from './reach/TryPerson';
import { ServiceList } from './services/ServiceList';
import { usePeople } from './usePeople';
import { areScopesLoaded, useScopes } from './useScopes';
import styles from './GrayRelease.module.css';

const SERVICE_PARAMETER = 'service';

/** The services, the rule of the selected one, its reach, and its result for one person (R051). */
export function GrayReleaseEditor({ ownService }: { ownService: string }) {
  const t = useText();
  const trail = useCurrentPage()?.trail;
  const page = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useSearchParams();
  const [service, setService] = useState(() => search.get(SERVICE_PARAMETER) || ownService);
  const rule = useRule(service);
  const scopes = useScopes();
  const people = usePeople(rule.edited?.userJobNumbers);
  // Until the permissions are loaded the rule is read-only, without a message.
  const mayEdit = useCan('gray.edit');
  const draft = useDraft({
    name: 'gray-release',
    id: service,
    value: rule.edited && editedPartOf(rule.edited),
    isDirty: rule.isDirty,
    isReady: rule.edited !== null && mayEdit === true,
    accept: acceptEditedRule,
    onRestore: (edited) => edited && rule.change(edited),
  });
  useUnsavedWork(rule.isDirty, { name: t('gray.unsavedName', { service }), hasDraft: draft.isPersisted });
  // Changes of services that were left here wait as drafts: unsaved work, too (R065).
  const { drafts } = useDraftList('gray-release');
  const [left, setLeft] = useState<readonly string[]>([]);
  const waiting = left.filter((name) => name !== service && drafts.some(({ id }) => id === name));
  useUnsavedWork(waiting.length > 0, {
    name: t('gray.unsavedName', { service: waiting.join(t('feedback.listComma')) }),
    hasDraft: true,
  });

  const choose = async (next: string) => {
    if (next === service) return;
    if (rule.isDirty && !draft.isPersisted && !(await confirmLeave([{ name: service }]))) return;
    await draft.saveNow();
    if (rule.isDirty) setLeft([...left.filter((name) => name !== service), service]);
    setService(next);
    const parameters = new URLSearchParams(search);
    parameters.set(SERVICE_PARAMETER, next);
    setSearch(parameters, { replace: true });
    // Its name, its switch and a draft of it are at the top.
    page.current?.closest('[data-page-scroller]')?.scrollTo({ top: 0 });
  };

  const refusal = () => {
    if (people.unknown.size > 0) return t('gray.people.saveRefused');
    return isValidPercent(rule.edited?.percent) ? undefined : t('gray.percent.saveRefused');
  };

  return (
    <div ref={page} className={styles.page}>
      <PageHead trail={trail} title={t('route.grayRelease')}>
        <span className={styles.own}>
          <NamedText text={t('gray.own', { service: ownService })} name={ownService} />
        </span>
      </PageHead>
      {rule.isDirty && !rule.review && rule.saving.lost?.content.serviceName === service && (
        <LostSaveBar saving={rule.saving} presentFor={(lost) => rule.edited ?? lost} />
      )}
      <DraftBar draft={draft} />
      <div className={styles.columns}>
        <ServiceList chosen={service} isChanged={rule.isDirty} drafts={drafts} onChoose={(next) => void choose(next)} />
        <div className={styles.editor}>
          <Panel
            title={
              <span className={styles.service} lang={textLanguage(service)}>
                {service}
              </span>
            }
          >
            <div className={styles.body}>
              <RegionState
                state={rule.edited ? 'ready' : rule.hasFailed ? 'error' : 'loading'}
                skeleton={<SkeletonRows rows={6} height={56} />}
                error={t('gray.ruleFailed')}
                onRetry={rule.reload}
              >
                {rule.edited && (
                  <RuleForm
                    rule={rule.edited}
                    scopes={scopes}
                    people={people}
                    isReadOnly={!mayEdit || rule.isReviewing || rule.isSaving}
                    isRefused={mayEdit === false}
                    onChange={rule.change}
                  />
                )}
              </RegionState>
            </div>
          </Panel>
        </div>
        {rule.edited && (
          <aside className={styles.aside} aria-label={t('gray.aside')}>
            <Reach rule={rule.edited} scopes={scopes} people={people} />
            <TryPerson
              rule={rule.edited}
              scopesById={scopes.scopesById}
              areScopesLoaded={areScopesLoaded(scopes)}
              isEdited={rule.isDirty}
            />
          </aside>
        )}
      </div>
      {mayEdit && rule.edited && <Actions rule={rule} draft={draft} refusal={refusal()} />}
      <SaveDialog rule={rule} scopes={scopes} people={people} />
    </div>
  );
}
