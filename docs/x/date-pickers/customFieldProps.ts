import type { Dayjs } from 'dayjs';
import type { UseDateFieldProps } from '@mui/x-date-pickers/DateField';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';

/** What a date picker passes to its field. */
export type CustomFieldProps = UseDateFieldProps<Dayjs> &
  BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, DateValidationError>;
