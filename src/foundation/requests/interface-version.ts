/**
 * The version reported to clients, which enable features by it: the DataHub version whose interface this service
 * implements.
 */
export const INTERFACE_VERSION = '1.7.0';
