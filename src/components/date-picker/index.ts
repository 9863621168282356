export { DatePicker, RangePicker } from './DatePicker';
