import { mergeInternalComponents } from '@tarojs/shared';
import { ariaComponents } from './aria-attributes';

mergeInternalComponents(ariaComponents());
