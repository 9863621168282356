import { isSentAs } from '@/domain/permission-application';
import type { PermissionApplication } from '@/domain/permission-application/schema';
import { listMyApplications } from '@/services/todos';
import { wasMadeSince } from '@/shell/saving';

/** Number of newest applications to compare. */
const CANDIDATES = 10;

/**
 * Looks for an application that got no response; null when there is none since then. One that the server does not
 * describe counts if it was not `listed` before; undefined when what was listed is not known.
 */
export async function findApplication(
  application: PermissionApplication,
  sentAt: number,
  listed: ReadonlySet<string> | null,
): Promise<true | null | undefined> {
  const { records } = await listMyApplications({ pageNo: 1, pageSize: CANDIDATES }, { quiet: true });
  const answers = records
    .filter(({ id, createTime }) => !listed?.has(id) && wasMadeSince(createTime, sentAt))
    .map((record) => isSentAs(application, record) ?? (listed ? true : undefined))
    .filter((answer) => answer !== false);
  if (answers.length === 0) return null;
  return answers.includes(true) || undefined;
}
