import { useMemo } from 'react';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { TreeSelect } from 'antd';
import { NamedText } from '@/components/NamedText';
import type { ScopeItem } from '@/domain/gray-release/schema';
import { pathUp } from '@/domain/gray-release/scopesById';
import { buildTree } from '@/domain/list';
import { useText } from '@/locales/text';
import { textLanguage } from '@/utils/textLanguage';
import type { ScopeKind, ScopeData } from '../useScopes';

interface ScopeTreeFieldProps {
  id: string;
  kind: ScopeKind;
  scopes: ScopeData;
  chosen: readonly string[];
  /** Regions of the rule: everything inside them is already in scope. */
  regionIds: readonly string[];
  isReadOnly: boolean;
  onChange: (ids: string[]) => void;
}

interface Node {
  value: string;
  title: string;
  name: string;
  checkable: boolean;
  disableCheckbox: boolean;
  children?: Node[];
}

/** A tree of regions with their areas, or of projects below both; each checkbox is independent of its children. */
export function ScopeTreeField({ id, kind, scopes, chosen, regionIds, isReadOnly, onChange }: ScopeTreeFieldProps) {
  const t = useText();
  const { regions, projects, scopesById, isLoading } = scopes;
  const { search, isFound } = scopes.searches[kind];

  const tree = useMemo(() => {
    const all = kind === 'region' ? regions : [...regions, ...projects];
    const isProject = new Set(projects.map((item) => item.id));
    const isCovered = (item: ScopeItem) =>
      pathUp(item.parentId, scopesById).some((above) => regionIds.includes(above)) && !chosen.includes(item.id);
    return buildTree<ScopeItem, Node>(all, (item, children) => {
      const covered = isCovered(item);
      return {
        value: item.id,
        name: item.name,
        title: covered ? t('gray.covered', { name: item.name }) : item.name,
        checkable: kind === 'region' || isProject.has(item.id),
        disableCheckbox: covered,
        children,
      };
    });
  }, [kind, regions, projects, scopesById, regionIds, chosen, t]);

  // Loaded items are filtered immediately; the server's search results are added later.
  const matches = (keyword: string, node: { value?: unknown; name?: unknown }) =>
    String(node.name).toLowerCase().includes(keyword.trim().toLowerCase()) || isFound(keyword, String(node.value));

  return (
    <TreeSelect<{ value: string; label: string }[], Node>
      id={id}
      treeCheckable
      treeCheckStrictly
      allowClear={{ clearIcon: <CloseCircleFilled aria-hidden />, label: t('forms.clear') }}
      virtual
      disabled={isReadOnly}
      loading={isLoading}
      treeData={tree}
      // A string names itself in a tooltip.
      treeTitleRender={({ title, name }) =>
        textLanguage(name) ? (
          <span title={title}>
            <NamedText text={title} name={name} />
          </span>
        ) : (
          title
        )
      }
      value={chosen.map((value) => ({ value, label: scopesById.get(value)?.name ?? (isLoading ? '…' : value) }))}
      treeDefaultExpandedKeys={kind === 'region' ? [] : undefined}
      placeholder={t(kind === 'region' ? 'gray.regions.placeholder' : 'gray.projects.placeholder')}
      showSearch={{
        filterTreeNode: matches,
        onSearch: search,
        autoClearSearchValue: true,
      }}
      onChange={(items) => onChange(items.map(({ value }) => value))}
    />
  );
}
