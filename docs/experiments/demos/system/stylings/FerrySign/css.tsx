import './sign.css';

export default function FerrySign() {
  return <div className="sign">Ferry, pier 3</div>;
}
