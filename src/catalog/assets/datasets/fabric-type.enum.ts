import { registerEnumType } from '@nestjs/graphql';

/** Environments of data assets. */
export enum FabricType {
  DEV = 'DEV',
  TEST = 'TEST',
  QA = 'QA',
  UAT = 'UAT',
  EI = 'EI',
  PRE = 'PRE',
  STG = 'STG',
  NON_PROD = 'NON_PROD',
  PROD = 'PROD',
  CORP = 'CORP',
  RVW = 'RVW',
  SANDBOX = 'SANDBOX',
  PRD = 'PRD',
  TST = 'TST',
  SIT = 'SIT',
  SBX = 'SBX',
  CERT = 'CERT',
}

registerEnumType(FabricType, { name: 'FabricType', description: 'Environments of data assets.' });
