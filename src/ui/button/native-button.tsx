import { Button } from '@tarojs/components';
import type { ComponentType } from 'react';
import type { ButtonProps } from '@tarojs/components';

/** The platform's native button, the only one that can open its dialogs (phone number, share, service). */
export const NativeButton: ComponentType<ButtonProps> | null = Button;
