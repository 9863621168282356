import {
  editableNotice,
  noticeColumns,
  savedNotice,
  type EditableNotice,
  type NoticeChange,
  type NoticeColumn,
  type NoticeDraft,
  type NoticeQuery,
  type Saved,
} from '@/domain/notice/assumed';
import { noticeDetail, noticePage, type NoticeDetail, type NoticeRecord } from '@/domain/notice/schema';
import { nothing, type Page } from '@/domain/wire';
import { get, post } from '../http/endpoint';

const NOTICE = '/new/notice/2.0';

/** Calls about notices. */
export const noticeEndpoints = {
  listNotices: get<NoticeQuery, Page<NoticeRecord>>({
    row: 'R237',
    name: 'listNotices',
    path: `${NOTICE}/list`,
    response: noticePage,
  }),
  createNotice: post<NoticeDraft, Saved>({
    row: 'R238',
    name: 'createNotice',
    path: `${NOTICE}/add`,
    response: savedNotice,
    effect: 'creates',
  }),
  updateNotice: post<NoticeChange, void>({
    row: 'R239',
    name: 'updateNotice',
    path: `${NOTICE}/update`,
    response: nothing,
    effect: 'changes',
  }),
  removeNotices: post<{ ids: string[] }, void>({
    row: 'R240',
    name: 'removeNotices',
    path: `${NOTICE}/delete`,
    response: nothing,
    effect: 'changes',
  }),
  getEditableNotice: get<{ id: string }, EditableNotice>({
    row: 'R241',
    name: 'getEditableNotice',
    path: `${NOTICE}/detail`,
    response: editableNotice,
    needsData: true,
  }),
  listNoticeColumns: get<void, NoticeColumn[]>({
    row: 'R242',
    name: 'listNoticeColumns',
    path: '/new/notice/getNoticeColumn',
    response: noticeColumns,
    background: true,
  }),
  // Assumed to be the detail call: the specification does not show how the preview fetches (A16).
  getNotice: get<{ id: string }, NoticeDetail>({
    row: 'R243',
    name: 'getNotice',
    path: `${NOTICE}/detail`,
    response: noticeDetail,
    background: true,
  }),
};
