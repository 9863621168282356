import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import styles from './SearchIcon.module.css';

/** The sign at the start of a search field. */
export const SearchIcon = () => <SearchOutlined className={styles.icon} aria-hidden />;
