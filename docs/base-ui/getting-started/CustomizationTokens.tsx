import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import './tokens.css';

export default function CustomizationTokens() {
  return (
    <div className="tokens">
      <div className="brand">
        <Input aria-label="Search orders" placeholder="Search orders" />
        <Button>Search</Button>
      </div>
      <div className="brand warm">
        <Input aria-label="Search invoices" placeholder="Search invoices" />
        <Button>Search</Button>
      </div>
    </div>
  );
}
