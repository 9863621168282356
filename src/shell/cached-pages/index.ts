export { markStale, useFreshness, type Topic } from './useFreshness';
export { pageStore } from './pageStore';
export { PageStage } from './stage/PageStage';
export { useOpenRecord, type OpenRecordLink } from './useOpenRecord';
export { useRecord } from './useRecord';
export { useUnsavedKeys, useUnsavedWork } from './unsaved';
export { usePageTitle } from './usePageTitle';
export { usePageVisible } from '@/utils/pageVisibility';
export { useCurrentPage } from './currentPage';
