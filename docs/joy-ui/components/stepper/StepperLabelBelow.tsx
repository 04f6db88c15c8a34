import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';

const icons = { Cart: ShoppingCart, Account: Person, Delivery: LocalShipping };

export default function StepperLabelBelow() {
  return (
    <Stepper aria-label="Checkout" sx={{ width: '100%' }}>
      {Object.entries(icons).map(([label, Icon]) => (
        <Step
          key={label}
          orientation="vertical"
          indicator={
            <StepIndicator color="success">
              <Icon />
            </StepIndicator>
          }
        >
          {label}
        </Step>
      ))}
    </Stepper>
  );
}
