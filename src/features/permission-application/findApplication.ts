import type { PermissionApplication } from '@/domain/application/assumed';
import { listMyApplications } from '@/services/todos';
import { wasMadeSince } from '@/shell/saving';

/** The newest of so many applications are looked through. */
const CANDIDATES = 10;

/** Looks whether an application arrived whose sending was never answered; null when there is none since then. */
export async function findApplication({ systemCode }: PermissionApplication, sentAt: number): Promise<true | null> {
  const { records } = await listMyApplications({ pageNo: 1, pageSize: CANDIDATES }, { quiet: true });
  const isThere = records.some((record) => record.systemCode === systemCode && wasMadeSince(record.createTime, sentAt));
  return isThere || null;
}
