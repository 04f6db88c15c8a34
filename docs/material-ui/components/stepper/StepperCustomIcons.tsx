import Avatar from '@mui/material/Avatar';
import Step from '@mui/material/Step';
import { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import CreditCard from '@mui/icons-material/CreditCard';
import LocalShipping from '@mui/icons-material/LocalShipping';
import ShoppingCart from '@mui/icons-material/ShoppingCart';

const icons = [<ShoppingCart />, <LocalShipping />, <CreditCard />];

function CheckoutIcon({ active, completed, icon }: StepIconProps) {
  return (
    <Avatar
      sx={{
        width: 40,
        height: 40,
        color: active || completed ? 'primary.contrastText' : 'text.secondary',
        bgcolor: active || completed ? 'primary.main' : 'action.selected',
      }}
    >
      {icons[Number(icon) - 1]}
    </Avatar>
  );
}

export default function StepperCustomIcons() {
  return (
    <Stepper
      alternativeLabel
      activeStep={1}
      sx={{ '& .MuiStepConnector-root': { top: 20 } }}
    >
      {['Cart', 'Shipping', 'Payment'].map((label) => (
        <Step key={label}>
          <StepLabel StepIconComponent={CheckoutIcon}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
