import type { PermissionApplication } from '@/domain/permission-application/schema';
import { listMyApplications } from '@/services/todos';
import { wasMadeSince } from '@/shell/saving';

/** Number of newest applications to compare. */
const CANDIDATES = 10;

/** Looks for an application that got no response; null when there is none since then. */
export async function findApplication({ systemCode }: PermissionApplication, sentAt: number): Promise<true | null> {
  const { records } = await listMyApplications({ pageNo: 1, pageSize: CANDIDATES }, { quiet: true });
  const isThere = records.some((record) => record.systemCode === systemCode && wasMadeSince(record.createTime, sentAt));
  return isThere || null;
}
