import type * as React from 'react';
import Chip, { type ChipProps } from '@mui/joy/Chip';
import Block from '@mui/icons-material/Block';
import CreditScore from '@mui/icons-material/CreditScore';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Replay from '@mui/icons-material/Replay';
import TaskAlt from '@mui/icons-material/TaskAlt';
import type { Status } from './data';

interface StatusLook {
  label: string;
  color: NonNullable<ChipProps['color']>;
  icon: React.ReactNode;
}

/** In the order in which they sort. */
export const statuses: Record<Status, StatusLook> = {
  unpaid: { label: 'Unpaid', color: 'warning', icon: <HourglassEmpty /> },
  paid: { label: 'Paid', color: 'primary', icon: <CreditScore /> },
  sent: { label: 'Sent', color: 'neutral', icon: <LocalShipping /> },
  delivered: { label: 'Delivered', color: 'success', icon: <TaskAlt /> },
  refunded: { label: 'Refunded', color: 'danger', icon: <Replay /> },
  cancelled: { label: 'Cancelled', color: 'neutral', icon: <Block /> },
};

export interface StatusAction {
  label: string;
  to: Status;
  danger?: boolean;
}

const refund: StatusAction = { label: 'Refund', to: 'refunded', danger: true };

export const statusActions: Record<Status, readonly StatusAction[]> = {
  unpaid: [
    { label: 'Mark as paid', to: 'paid' },
    { label: 'Cancel order', to: 'cancelled', danger: true },
  ],
  paid: [{ label: 'Mark as sent', to: 'sent' }, refund],
  sent: [{ label: 'Mark as delivered', to: 'delivered' }, refund],
  delivered: [refund],
  refunded: [],
  cancelled: [{ label: 'Reopen order', to: 'unpaid' }],
};

export default function StatusChip({ status }: { status: Status }) {
  const { label, color, icon } = statuses[status];

  return (
    <Chip size="sm" variant="soft" color={color} startDecorator={icon}>
      {label}
    </Chip>
  );
}
