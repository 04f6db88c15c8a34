import Chip from '@mui/material/Chip';
import './customizeClasses.css';

export default function CustomizeClasses() {
  return (
    <Chip
      label="INV-2024-118"
      className="invoice-chip"
      classes={{ label: 'invoice-chip-label' }}
    />
  );
}
