import '@mantine/notifications/styles.layer.css';

// For the shell only: the module is not shared, and a second copy would have a store of its own.
export { Notifications, type NotificationData, notifications } from '@mantine/notifications';
