import './icons.generated.scss';
