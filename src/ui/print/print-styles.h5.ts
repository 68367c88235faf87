import './print.scss';
