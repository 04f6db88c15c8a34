export interface Ticket {
  id: number;
  subject: string;
  priority: 'low' | 'normal' | 'urgent';
  message: string;
}

const MESSAGES = [
  'The invoice of March is missing in the archive.',
  'After signing in with the new phone, the page asks for the code again and again. It happens on two devices, with and without the company network, and only for accounts that were created before the last update.',
  'Please change the delivery address.\nOld: 12 Mill Lane\nNew: 4 Station Road',
  'The export of the orders stops at half. A smaller period works, so it seems to depend on the number of rows. We need the file by Friday for the audit.',
];

const SUBJECTS = ['Invoice', 'Sign-in', 'Address', 'Export'];

const PRIORITIES = ['low', 'urgent', 'normal', 'normal', 'low'] as const;

export const tickets: Ticket[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  subject: `${SUBJECTS[index % 4]!} ${index + 1}`,
  priority: PRIORITIES[index % 5]!,
  message: MESSAGES[index % 4]!,
}));
