import '@claim-it/board/tokens.css';
import './example.css';
import { render } from 'preact';
import { Example } from './example.tsx';

const place = document.getElementById('example');
if (place !== null) render(<Example />, place);
