export { markStale, useFreshness, type Topic } from './freshness';
export { pageStore } from './pageStore';
export { PageStage } from './stage/PageStage';
export { useListData, type FetchPage, type ListCallOptions, type ListData } from './useListData';
export { useListQuery, type ListHandle } from './useListQuery';
export { unsavedPages, useUnsavedWork, type UnsavedPage } from './unsaved';
export { usePageTitle } from './usePageTitle';
export { usePageVisible } from '@/utils/pageVisibility';
export { usePageIdentity } from './pageIdentity';
